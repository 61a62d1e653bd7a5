<#-- Keycloak's place for a footer: terms and privacy policy of the site, on each page, the registration among them. -->
<#macro content>
    <#if client?? && client.baseUrl?has_content>
        <#assign site = client.baseUrl?remove_ending("/") + (locale?? && locale.currentLanguageTag != "en")?then("/" + locale.currentLanguageTag, "")>
        <footer id="domizil-footer">
            <a href="${site}/terms-and-conditions" target="_blank">${msg("domizilTerms")}</a>
            <a href="${site}/privacy-policy" target="_blank">${msg("domizilPrivacy")}</a>
        </footer>
    </#if>
</#macro>
