<#-- As in Keycloak, but it says nothing twice, and leads on by a button. -->
<#import "template.ftl" as layout>
<#import "footer.ftl" as footer>
<@layout.registrationLayout displayMessage=false; section>
    <#if section = "header">
        <#if messageHeader??>${msg(messageHeader)}<#else>${message.summary}</#if>
    <#elseif section = "form">
        <div id="kc-info-message">
            <#if messageHeader??><p class="instruction">${message.summary}</p></#if>
            <#list requiredActions!>
                <p class="instruction"><#items as action>${msg("requiredAction." + action)}<#sep>, </#items></p>
            </#list>
            <#if pageRedirectUri?has_content>
                <@footer.onward href=pageRedirectUri label="backToApplication" />
            <#elseif actionUri?has_content>
                <@footer.onward href=actionUri label="proceedWithAction" />
            <#else>
                <@footer.onward href="${footer.site}/" label="backToApplication" />
            </#if>
        </div>
    </#if>
</@layout.registrationLayout>
