import type { BootFacts } from './boot-facts.ts'

/** Shows that the page could not be loaded, without any other code of the site. */
export function showFailureScreen({ bootTexts, locale }: BootFacts): void {
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  // By the object model, which the content policy allows: no style sheet may have arrived.
  main.style.cssText = 'max-width:32rem;margin:20vh auto;padding:0 1.5rem;line-height:2;text-align:center'
  main.append(
    element('h1', bootTexts.title),
    element('p', bootTexts.text),
    button(bootTexts.reload),
    ' ',
    link(bootTexts.home, locale === 'en' ? '/' : `/${locale}`),
  )

  document.title = bootTexts.title
  document.getElementById('root')?.replaceChildren(main)
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name)
  created.textContent = text
  return created
}

function button(text: string): HTMLElement {
  const created = element('button', text)
  created.addEventListener('click', () => location.reload())
  return created
}

function link(text: string, href: string): HTMLElement {
  const created = element('a', text)
  created.setAttribute('href', href)
  return created
}
