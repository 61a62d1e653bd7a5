<#-- As in Keycloak, but a button sends the message again, and whoever has mistyped the address, or confirmed it elsewhere, gets on. -->
<#import "template.ftl" as layout>
<#import "footer.ftl" as footer>
<@layout.registrationLayout displayMessage=message?has_content && message.type = "error"; section>
    <#if section = "header">
        ${msg("emailVerifyTitle")}
    <#elseif section = "form">
        <p class="instruction">${msg("emailVerifyInstruction1", verifyEmail!user.email)}</p>
        <p class="instruction">${msg("emailVerifyInstruction2")}</p>
        <@footer.onward href=url.loginAction label="emailVerifyResend" />
        <p class="domizil-aside">
            ${msg("domizilConfirmedOrWrong")}
            <a id="loginRestartLink" href="${url.loginRestartFlowUrl}">${msg("backToLogin")}</a>
        </p>
    </#if>
</@layout.registrationLayout>
