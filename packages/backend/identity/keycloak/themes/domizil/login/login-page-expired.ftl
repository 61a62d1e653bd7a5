<#-- As in Keycloak, but with buttons instead of two links "Click here". -->
<#import "template.ftl" as layout>
<#import "footer.ftl" as footer>
<@layout.registrationLayout; section>
    <#if section = "header">
        ${msg("pageExpiredTitle")}
    <#elseif section = "form">
        <p class="instruction">${msg("pageExpiredMsg1")}</p>
        <@footer.onward href=url.loginAction label="proceedWithAction" />
        <p class="domizil-aside"><a id="loginRestartLink" href="${url.loginRestartFlowUrl}">${msg("backToLogin")}</a></p>
    </#if>
</@layout.registrationLayout>
