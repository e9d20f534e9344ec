export default function LogOutPage() {
  return null
}
