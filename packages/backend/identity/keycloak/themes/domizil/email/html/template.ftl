<#-- The frame of a mail, in the colours of the site. Mail programs know styles of elements only: each link is a button. -->
<#assign button = "display: inline-block; padding: 12px 20px; background: #8b1e2d; color: #ffffff; text-decoration: none; border-radius: 10px; font-weight: 600">
<#macro emailLayout>
<#assign body><#nested></#assign>
<html lang="${locale.language}" dir="${(ltr)?then('ltr','rtl')}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin: 0; padding: 24px; background: #faf8f6; color: #2b2225; font: 16px/1.5 system-ui, 'Segoe UI', Roboto, sans-serif">
  <div style="max-width: 560px; margin: 0 auto; padding: 24px; background: #ffffff; border-radius: 10px">
    <p style="margin: 0 0 16px; color: #8b1e2d; font-size: 20px; font-weight: 600">${(realmName!"Domizil")}</p>
    ${body?markup_string?replace("<a ", "<a style=\"" + button + "\" ")?no_esc}
  </div>
</body>
</html>
</#macro>
