<#-- Only terminals ask for consent: the warning stands in place of the scopes, and the buttons have room on a phone. -->
<#import "template.ftl" as layout>
<#import "buttons.ftl" as buttons>
<@layout.registrationLayout; section>
    <#if section = "header">
        ${msg("oauthGrantTitle")}
    <#elseif section = "form">
        <form id="kc-oauth" class="${properties.kcFormClass}" action="${url.oauthAction}" method="post">
            <p class="instruction">${msg("oauthGrantRequest")}</p>
            <input type="hidden" name="code" value="${oauth.code}">
            <@buttons.actionGroup>
                <@buttons.button id="kc-login" name="accept" label="doYes" />
                <@buttons.button id="kc-cancel" name="cancel" label="doNo" type="secondary" />
            </@buttons.actionGroup>
        </form>
    </#if>
</@layout.registrationLayout>
