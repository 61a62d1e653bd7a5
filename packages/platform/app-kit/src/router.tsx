/**
 * The router of shell and remotes, in one module, so that its contexts are shared. Location and history are react-router's;
 * its links and nested routes, which know data routers and its own framework, would be seven kilobytes more before any page
 * is alive. Link targets come from `@domizil/links` or stay on their page.
 */
import { match } from '@domizil/federation'
import type { LinkTarget } from '@domizil/links'
import {
  type AnchorHTMLAttributes,
  Children,
  createContext,
  isValidElement,
  type ReactNode,
  type Ref,
  use,
} from 'react'
import {
  type NavigateOptions,
  useHref as useAnyHref,
  useLinkClickHandler,
  useLocation,
  useNavigate as useAnyNavigate,
  useResolvedPath,
} from 'react-router-dom'

export { NavigationType, Router, useLocation, useSearchParams } from 'react-router-dom'

/** Navigates to a page, or by a number of history entries. */
export interface Navigate {
  (to: LinkTarget, options?: NavigateOptions): void | Promise<void>
  (steps: number): void | Promise<void>
}

/** The function that navigates, stable across renders. */
export const useNavigate: () => Navigate = useAnyNavigate
/** The URL of a page as the browser shows it, with the language prefix. */
export const useHref: (to: LinkTarget) => string = useAnyHref

/** The props of a link to a page, with a typed target. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: LinkTarget
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean | undefined
  /** Kept with the new entry of the history. */
  readonly state?: unknown
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

/** A link to a page. It adds the language prefix and navigates without a reload. */
export function Link({ to, replace, state, onClick, children, ...props }: LinkProps) {
  const navigate = useLinkClickHandler(to, { replace, state, target: props.target })

  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
    >
      {children}
    </a>
  )
}

/** The props of a link that marks itself. */
export interface NavLinkProps extends LinkProps {
  /** Whether the pages below its own do not count. */
  readonly end?: boolean | undefined
}

/** A link that marks itself with `aria-current` when it leads to the current page. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const current = useLocation().pathname
  const { pathname } = useResolvedPath(props.to)
  const isCurrent = current === pathname || (!end && current.startsWith(`${pathname}/`))

  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />
}

const ParamsContext = createContext<Readonly<Record<string, string | undefined>>>({})

/** The values of the parameters of the path, decoded. */
export const useParams = () => use(ParamsContext)

/** The route whose pattern matches a path, and the decoded values of its parameters: a fixed segment goes before a parameter. */
export function matchRoute<R extends { readonly path: string }>(
  path: string,
  routes: readonly R[],
): { readonly route: R; readonly params: Readonly<Record<string, string>> } | undefined {
  return match(path, routes)
}

/** A path pattern, such as `/flat/:id`, and what is shown there. */
export interface RouteProps {
  readonly path: string
  readonly element: ReactNode
}

/** One of `Routes`, which show it. */
export function Route(_: RouteProps): ReactNode {
  return null
}

/** Shows what belongs to the path. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const routes = Children.toArray(children).flatMap((child) =>
    isValidElement<RouteProps>(child) ? [child.props] : [],
  )
  const found = matchRoute(pathname, routes)

  return found && <ParamsContext value={found.params}>{found.route.element}</ParamsContext>
}
