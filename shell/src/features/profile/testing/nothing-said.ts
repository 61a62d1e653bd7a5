/** The details of a profile that says no more than a name and an e-mail address. */
export const NOTHING_SAID = {
  phone: null,
  street: null,
  postcode: null,
  city: null,
  countryCode: null,
  billingStreet: null,
  billingPostcode: null,
  billingCity: null,
  billingCountryCode: null,
  commercial: null,
  companyName: null,
  registerNumber: null,
  vatId: null,
}
