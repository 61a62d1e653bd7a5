/** The texts around every mail. */
export const FRAME_TEXTS = {
  en: {
    greeting: 'Hello {name},',
    plainGreeting: 'Hello,',
    farewell: 'Kind regards\n{product}',
    footer: 'You receive this message because you use {product}. {company}',
  },
  de: {
    greeting: 'Guten Tag {name}!',
    plainGreeting: 'Guten Tag!',
    farewell: 'Freundliche Grüße\n{product}',
    footer: 'Sie erhalten diese Nachricht, weil Sie {product} nutzen. {company}',
  },
  es: {
    greeting: 'Hola, {name}:',
    plainGreeting: 'Hola:',
    farewell: 'Un cordial saludo\n{product}',
    footer: 'Recibe este mensaje porque utiliza {product}. {company}',
  },
} as const
