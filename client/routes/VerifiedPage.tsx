export default function VerifiedPage() {
  return null
}
