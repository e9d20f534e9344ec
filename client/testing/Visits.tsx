import { type ReactNode, useState } from 'react'

/** A page that people leave and visit again, in the same app. */
export function Visits({ page }: { page: ReactNode }) {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <button onClick={() => setThere(!isThere)}>{isThere ? 'Leave' : 'Return'}</button>
      {isThere && page}
    </>
  )
}
