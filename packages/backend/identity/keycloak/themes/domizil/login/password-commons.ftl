<#-- As in keycloak.v2, but all other devices are signed out unless the user clears the box. -->
<#import "field.ftl" as field>
<#macro logoutOtherSessions>
    <div id="kc-form-options" class="${properties.kcFormOptionsClass!}">
        <div class="${properties.kcFormOptionsWrapperClass!}">
            <@field.checkbox name="logout-sessions" label=msg("logoutOtherSessions") value=true />
        </div>
    </div>
</#macro>
