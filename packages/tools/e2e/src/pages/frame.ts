import type { Locator, Page } from '@playwright/test'
import type { Language } from '../languages.ts'
import type { Names } from '../names.ts'

/** The frame around every page: navbar, its menus, and the cookie banner. */
export class Frame {
  readonly page: Page
  readonly banner: Locator
  readonly cookies: Locator
  readonly #names: Names

  constructor(page: Page, { names }: Language) {
    this.page = page
    this.#names = names
    this.banner = page.getByRole('banner')
    this.cookies = page.getByRole('region', { name: names.cookies })
  }

  /** The user menu; it is visible when a user is signed in. */
  get userMenu(): Locator {
    return this.page.getByRole('button', { name: this.#names.userMenu }).first()
  }

  get openUserMenu(): Locator {
    return this.page.getByRole('group', { name: this.#names.userMenu })
  }

  /** An entry of the open user menu. */
  inUserMenu(name: RegExp): Locator {
    const menu = this.openUserMenu
    return menu.getByRole('button', { name }).or(menu.getByRole('link', { name }))
  }

  logIn(): Promise<Locator> {
    return this.#action('button', this.#names.logIn)
  }

  signUp(): Promise<Locator> {
    return this.#action('button', this.#names.signUp)
  }

  /** An element of the navbar. On a narrow screen the menu button is pressed first. */
  async #action(role: 'button' | 'link', name: RegExp): Promise<Locator> {
    const action = this.page.getByRole(role, { name }).first()
    const menu = this.banner.getByRole('button', { name: this.#names.menu })
    await action.or(menu).first().waitFor()

    if (!(await action.isVisible())) await menu.click()
    return action
  }
}
