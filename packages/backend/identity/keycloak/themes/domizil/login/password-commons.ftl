<#-- As in keycloak.v2, but a new password signs all other devices out unless the user clears the box, and a new address none. -->
<#import "field.ftl" as field>
<#macro logoutOtherSessions>
    <div id="kc-form-options" class="${properties.kcFormOptionsClass!}">
        <div class="${properties.kcFormOptionsWrapperClass!}">
            <@field.checkbox name="logout-sessions" label=msg("logoutOtherSessions") value=(pageId != "update-email") />
        </div>
    </div>
</#macro>
