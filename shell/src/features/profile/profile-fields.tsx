import type { Profile } from '@domizil/api'
import { useSay } from '@domizil/app-kit/say'
import { COUNTRY_CODES, PROFILE_LIMITS, type UserRole } from '@domizil/domain'
import { Button, SelectField, TextField, useAfterPress } from '@domizil/ui/parts'
import { type InputHTMLAttributes, useMemo } from 'react'
import { useIntl } from 'react-intl'
import styles from './profile.module.css'
import type { ProfileForm } from './use-profile-form.ts'
import type { ProfileDraft, TextName } from './profile-draft.ts'

/** The countries that most people here live in stand first. */
const FIRST_COUNTRIES = ['DE', 'AT', 'CH', 'ES']

interface ProfileFieldsProps {
  profile: Profile
  role: UserRole
  form: ProfileForm
}

/** Name, address and contact details; for landlords also the billing address. */
export function ProfileFields({ profile, role, form }: ProfileFieldsProps) {
  const say = useSay()
  const label = (id: string) => say(`profile.${id}`)

  return (
    <>
      <div className={styles.pair}>
        <TextField label={label('givenName')} value={profile.givenName} readOnly />
        <TextField label={label('familyName')} value={profile.familyName} readOnly />
      </div>
      <DetailField
        form={form}
        name="phone"
        label={label('phone')}
        hint={label('phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      <AddressFields form={form} prefix="" autoComplete="" />
      {role === 'LANDLORD' && <LandlordFields form={form} />}
    </>
  )
}

/** The messages for a confirmed, unconfirmed or unchecked e-mail address. */
const CONFIRMATION_TEXTS: Readonly<Record<`${boolean | null}`, string>> = {
  true: 'profile.email.confirmed',
  false: 'profile.email.open',
  null: 'profile.email.off',
}

/** Names and e-mail belong to the account: this says whether the e-mail is confirmed, and leads there. */
export function AccountHint({ profile, onOpen }: { profile: Profile; onOpen: () => void }) {
  const say = useSay()
  const { email, emailVerified } = profile

  return (
    <p className={styles.hint}>
      <span>{say(CONFIRMATION_TEXTS[`${emailVerified}`], { email })}</span> {say('profile.accountHint')}{' '}
      <button type="button" className={styles.link} onClick={onOpen}>
        {say('profile.account')}
      </button>
    </p>
  )
}

/** The address of the landlord as the one that bills go to. */
function billedTo({ street, postcode, city, countryCode }: ProfileDraft): Partial<ProfileDraft> {
  return {
    billingStreet: street,
    billingPostcode: postcode,
    billingCity: city,
    billingCountryCode: countryCode,
  }
}

/** Where bills go, and whether a business lets. */
function LandlordFields({ form }: { form: ProfileForm }) {
  const say = useSay()
  const label = (id: string) => say(`profile.${id}`)
  const { commercial } = form.draft

  return (
    <>
      <fieldset className={styles.group}>
        <legend>{say('profile.billing')}</legend>
        <Button size="small" onClick={() => form.change(billedTo(form.draft))}>
          {say('profile.billing.same')}
        </Button>
        <AddressFields form={form} prefix="billing" autoComplete="billing " />
      </fieldset>
      <SelectField
        label={label('commercial')}
        value={commercial === null ? '' : String(commercial)}
        error={form.errors.commercial}
        onChange={({ target: { value } }) =>
          form.change({ commercial: value === '' ? null : value === 'true' })
        }
      >
        <option value="">{label('choose')}</option>
        <option value="false">{label('private')}</option>
        <option value="true">{label('business')}</option>
      </SelectField>
      {commercial && (
        <>
          <DetailField
            form={form}
            name="companyName"
            label={label('companyName')}
            autoComplete="organization"
            maxLength={PROFILE_LIMITS.companyName.max}
          />
          <DetailField
            form={form}
            name="registerNumber"
            label={label('registerNumber')}
            maxLength={PROFILE_LIMITS.registerNumber.max}
          />
          <DetailField form={form} name="vatId" label={label('vatId')} hint={label('vatIdHint')} />
        </>
      )}
    </>
  )
}

interface CountryFieldProps {
  label: string
  autoComplete: string
  value: string
  error: string | undefined
  onChange: (countryCode: string) => void
  onBlur: () => void
}

interface AddressFieldsProps {
  form: ProfileForm
  prefix: '' | 'billing'
  /** The section of the browser's own address book: `billing `. */
  autoComplete: string
}

/** Street, postcode, city and country. */
function AddressFields({ form, prefix, autoComplete }: AddressFieldsProps) {
  const say = useSay()
  const label = (id: string) => say(`profile.${id}`)
  const street = prefix ? 'billingStreet' : 'street'
  const postcode = prefix ? 'billingPostcode' : 'postcode'
  const city = prefix ? 'billingCity' : 'city'
  const country = prefix ? 'billingCountryCode' : 'countryCode'

  return (
    <>
      <DetailField
        form={form}
        name={street}
        label={label('street')}
        autoComplete={`${autoComplete}street-address`}
        maxLength={PROFILE_LIMITS.street.max}
      />
      <div className={styles.pair}>
        <DetailField
          form={form}
          name={postcode}
          label={label('postcode')}
          autoComplete={`${autoComplete}postal-code`}
        />
        <DetailField
          form={form}
          name={city}
          label={label('city')}
          autoComplete={`${autoComplete}address-level2`}
          maxLength={PROFILE_LIMITS.city.max}
        />
      </div>
      <CountryField
        label={label('country')}
        autoComplete={`${autoComplete}country`}
        value={form.draft[country]}
        error={form.errors[country]}
        onChange={(code) => form.change({ [country]: code })}
        onBlur={() => form.leave(country)}
      />
    </>
  )
}

/** A country by its name in the reader's language. */
function CountryField({ label, autoComplete, value, error, onChange, onBlur }: CountryFieldProps) {
  const say = useSay()
  const intl = useIntl()
  const countries = useCountries(intl.locale)
  const afterPress = useAfterPress()

  return (
    <SelectField
      label={label}
      autoComplete={autoComplete}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => afterPress(onBlur)}
    >
      <option value="">{say('profile.choose')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function useCountries(locale: string) {
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const byName = new Intl.Collator(locale)
    const named = (code: string) => ({ code, name: names.of(code) ?? code })
    const others = COUNTRY_CODES.filter((code) => !FIRST_COUNTRIES.includes(code)).map(named)

    return [
      ...FIRST_COUNTRIES.map(named),
      ...others.toSorted((one, other) => byName.compare(one.name, other.name)),
    ]
  }, [locale])
}

interface DetailFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'form'> {
  form: ProfileForm
  name: TextName
  label: string
  hint?: string
}

/** One line of the details. It is judged when it is left. */
function DetailField({ form, name, label, ...rest }: DetailFieldProps) {
  const afterPress = useAfterPress()

  return (
    <TextField
      {...rest}
      label={label}
      name={name}
      value={form.draft[name]}
      error={form.errors[name]}
      onChange={(event) => form.change({ [name]: event.target.value })}
      onBlur={() => afterPress(() => form.leave(name))}
    />
  )
}
