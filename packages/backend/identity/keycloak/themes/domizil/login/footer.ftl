<#-- The home page of the site in the language of the page: Keycloak is at the same origin. -->
<#assign site = (locale?? && locale.currentLanguageTag != "en")?then("/" + locale.currentLanguageTag, "")>

<#-- Keycloak's place for a footer: terms and privacy policy of the site, on each page, the registration among them. -->
<#macro content>
    <footer id="domizil-footer">
        <a href="${site}/terms-and-conditions" target="_blank">${msg("domizilTerms")}</a>
        <a href="${site}/privacy-policy" target="_blank">${msg("domizilPrivacy")}</a>
    </footer>
</#macro>

<#-- Where a page that asks for nothing leads on to. -->
<#macro onward href label>
    <a class="${properties.kcButtonPrimaryClass} ${properties.kcButtonBlockClass}" href="${href}">${msg(label)}</a>
</#macro>
