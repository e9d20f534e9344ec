export default function SignUpPage() {
  return null
}
