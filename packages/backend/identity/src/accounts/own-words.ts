/** The owner of a password. */
export interface Owner {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Words that are likely in guesses of a user's password: names, the address in whole and in parts, the site. */
export function ownWords({ firstName, lastName, email }: Owner, productName: string): string[] {
  const words = [firstName, lastName, email, productName]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\d]+/u), ...text.split('@')])
    .flatMap((text) => [text, withoutAccents(text)])
  return [...new Set(words.filter((word) => word.length > 2).map((word) => word.toLowerCase()))]
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
