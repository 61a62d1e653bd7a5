import type { Locale } from '@domizil/domain'

/** The shell's pages by path, without language, with their titles. */
export const SHELL_PAGES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  '/': {
    en: 'Furnished flats by the month',
    de: 'Möblierte Wohnungen auf Zeit',
    es: 'Pisos amueblados por meses',
  },
  '/about-us': { en: 'About us', de: 'Über uns', es: 'Quiénes somos' },
  '/business': { en: 'For companies', de: 'Für Unternehmen', es: 'Para empresas' },
  '/design': { en: 'Design system', de: 'Designsystem', es: 'Sistema de diseño' },
  '/help': { en: 'Help', de: 'Hilfe', es: 'Ayuda' },
  '/imprint': { en: 'Imprint', de: 'Impressum', es: 'Aviso legal' },
  '/offer-flat': { en: 'Offer a flat', de: 'Wohnung anbieten', es: 'Ofrecer un piso' },
  '/privacy-policy': { en: 'Privacy policy', de: 'Datenschutzerklärung', es: 'Política de privacidad' },
  '/rent': { en: 'Rent a furnished flat', de: 'Möblierte Wohnung mieten', es: 'Alquilar un piso amueblado' },
  '/rental-contract-info': {
    en: 'Rental contract info',
    de: 'Infos zum Mietvertrag',
    es: 'Sobre el contrato de alquiler',
  },
  '/terms-and-conditions': {
    en: 'Terms and conditions',
    de: 'Allgemeine Geschäftsbedingungen',
    es: 'Términos y condiciones',
  },
}
