<#-- As in Keycloak, but with a way on where no client is known, too. -->
<#import "template.ftl" as layout>
<#import "footer.ftl" as footer>
<@layout.registrationLayout displayMessage=false; section>
    <#if section = "header">
        ${msg("errorTitle")}
    <#elseif section = "form">
        <div id="kc-error-message">
            <p class="instruction">${kcSanitize(message.summary)?no_esc}</p>
            <@footer.onward href="${footer.site}/" label="backToApplication" />
        </div>
    </#if>
</@layout.registrationLayout>
