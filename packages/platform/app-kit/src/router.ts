/**
 * All of the router that shell and remotes use: one module, so that its contexts are one as well. Links lead to what
 * `@domizil/links` names, or stay on their page.
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

export type LinkProps = To<AnyLinkProps>

export const Link: Anchor<AnyLinkProps> = AnyLink
export const NavLink: Anchor<AnyNavLinkProps> = AnyNavLink

/** Goes to a page, or so many steps through the history. */
export interface Navigate {
  (to: LinkTarget, options?: NavigateOptions): void | Promise<void>
  (steps: number): void | Promise<void>
}

export const useNavigate: () => Navigate = useAnyNavigate
/** The address of a page as the browser shows it, with the language prefix. */
export const useHref: (to: LinkTarget) => string = useAnyHref
