import type { Locale } from '@domizil/domain'
import type { OwnedRoute, RemoteFacts } from '@domizil/federation'
import type { PublicConfig } from '@domizil/shell-api'

/** Which version of every remote this visitor gets, and the routes that they answer. */
export interface Parts {
  readonly remotes: readonly RemoteFacts[]
  readonly routes: readonly OwnedRoute[]
  /** Parts of which no version can be served, with the reason. */
  readonly failed: Readonly<Record<string, string>>
}

/** What the gateway writes into the page. */
export interface PageFacts {
  readonly locale: Locale
  readonly config: PublicConfig
  readonly shell: { readonly name: string; readonly version: string }
  /** Null on a plain static host: then the shell asks the registry itself. */
  readonly parts: Parts | null
  /** Every published version, where visitors may choose; null elsewhere. */
  readonly versions: Readonly<Record<string, readonly string[]>> | null
}

/**
 * The facts that stand in the page.
 * @throws {Error} when there are none: then nothing can start.
 */
export function readPageFacts(): PageFacts {
  const text = document.getElementById('page-facts')?.textContent
  if (!text) throw new Error('the page holds no facts')
  return JSON.parse(text) as PageFacts
}

/** The nonce that allows this page's own style elements. Read from the property: the attribute is hidden. */
export function readNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
}
