/** The logo: a house in a rounded square. */
export function Logo() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <rect width="34" height="34" rx="9" fill="var(--brand)" />
      <path
        d="M9 16.4 17 9l8 7.4V25a1 1 0 0 1-1 1h-4v-5.5a3 3 0 0 0-6 0V26h-4a1 1 0 0 1-1-1z"
        fill="none"
        stroke="var(--white)"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
    </svg>
  )
}
