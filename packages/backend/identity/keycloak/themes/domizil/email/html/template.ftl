<#-- The frame of a mail, in the colours of the site. Mail programs know styles of elements only. -->
<#macro emailLayout>
<html lang="${locale.language}" dir="${(ltr)?then('ltr','rtl')}">
<body style="margin: 0; padding: 24px; background: #faf8f6; color: #2b2225; font: 16px/1.5 system-ui, 'Segoe UI', Roboto, sans-serif">
  <div style="max-width: 560px; margin: 0 auto; padding: 24px; background: #ffffff; border-radius: 10px">
    <p style="margin: 0 0 16px; color: #8b1e2d; font-size: 20px; font-weight: 600">${(realmName!"Domizil")}</p>
    <#nested>
  </div>
</body>
</html>
</#macro>
