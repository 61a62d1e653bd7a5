import type { UserEvent } from '@testing-library/user-event'

/**
 * Enters text into a field as a paste does, in one change: typing renders a page for each key. For tests that are not about
 * keys.
 */
export async function enterText(
  user: Pick<UserEvent, 'click' | 'paste'>,
  field: Element,
  text: string,
): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
