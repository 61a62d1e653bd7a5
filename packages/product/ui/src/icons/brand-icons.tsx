import type { ReactNode } from 'react'

interface BrandIconProps {
  size?: number
}

/** The logo of Instagram. The icon set contains no logos. */
export function InstagramIcon(props: BrandIconProps) {
  return (
    <Frame {...props}>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </Frame>
  )
}

/** The logo of LinkedIn. */
export function LinkedinIcon(props: BrandIconProps) {
  return (
    <Frame {...props}>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M8 11v6M8 7.5h.01M12 17v-6M12 13.5a2 2 0 0 1 4 0V17" />
    </Frame>
  )
}

/** The logo of Facebook. */
export function FacebookIcon(props: BrandIconProps) {
  return (
    <Frame {...props}>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M13 21v-8.500a2 2 0 0 1 2-2h1.500M10.500 14.500H16" />
    </Frame>
  )
}

/** The logo of YouTube. */
export function YoutubeIcon(props: BrandIconProps) {
  return (
    <Frame {...props}>
      <rect x="2.500" y="5" width="19" height="14" rx="4" />
      <path d="m10.500 9.500 4.500 2.500-4.500 2.500z" />
    </Frame>
  )
}

function Frame({ size = 20, children }: BrandIconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
