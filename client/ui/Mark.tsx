/** The logo. Without `title`, screen readers skip it. */
export function Mark({
  size = 28,
  title,
  className,
}: {
  size?: number
  title?: string
  className?: string | undefined
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d="M18.8 6.2 22 7.6l-3.1 1.5" />
      <path d="M18.9 9.1C19.2 15 15.6 18.6 10.4 18.6H8.2L2.6 21c1-3.4 3.4-5.4 5-8.2C9 10.3 8.6 8.5 9.4 6.4 10.2 4.3 12 3 14.2 3c2.3 0 4.1 1.3 4.6 3.2" />
      <path d="M9.2 11.6c.6 2.6 2.6 3.8 5.4 3.300M14.6 6.9v.01M11.2 18.6v2.6" />
    </svg>
  )
}
