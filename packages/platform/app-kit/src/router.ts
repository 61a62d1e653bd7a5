/**
 * The parts of react-router that shell and remotes use, in one module, so that its contexts are shared. Link
 * targets come from `@domizil/links` or stay on their page.
 */
import type { LinkTarget } from '@domizil/links'
import type { ForwardRefExoticComponent, RefAttributes } from 'react'
import {
  Link as AnyLink,
  type LinkProps as AnyLinkProps,
  NavLink as AnyNavLink,
  type NavLinkProps as AnyNavLinkProps,
  useHref as useAnyHref,
  useNavigate as useAnyNavigate,
  type NavigateOptions,
} from 'react-router-dom'

export {
  matchPath,
  NavigationType,
  Route,
  Router,
  Routes,
  useLocation,
  useParams,
  useSearchParams,
} from 'react-router-dom'

type To<Props> = Omit<Props, 'to'> & { to: LinkTarget }
type Anchor<Props> = ForwardRefExoticComponent<To<Props> & RefAttributes<HTMLAnchorElement>>

/** The props of a link to a page, with a typed target. */
export type LinkProps = To<AnyLinkProps>

/** A link to a page. It adds the language prefix and navigates without a reload. */
export const Link: Anchor<AnyLinkProps> = AnyLink
/** A link that marks itself with `aria-current` when it leads to the current page. */
export const NavLink: Anchor<AnyNavLinkProps> = AnyNavLink

/** Navigates to a page, or by a number of history entries. */
export interface Navigate {
  (to: LinkTarget, options?: NavigateOptions): void | Promise<void>
  (steps: number): void | Promise<void>
}

/** The function that navigates, stable across renders. */
export const useNavigate: () => Navigate = useAnyNavigate
/** The URL of a page as the browser shows it, with the language prefix. */
export const useHref: (to: LinkTarget) => string = useAnyHref
