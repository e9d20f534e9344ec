import { useDialog } from '../hooks/useDialog.ts'
import { Button } from '../ui/Button.tsx'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import css from './TwoStep.module.css'

const SetUpDialog = lazyRoute(() => import('./SetUpDialog.tsx'), 'members')
const TwoStepDialog = lazyRoute(() => import('./TwoStepDialog.tsx'), 'members')

type State = { isOn: boolean; isAvailable: boolean; isRequired: boolean; recoveryCodesLeft: number }
type Props = { username: string; twoStep: State; onTurnedOn: () => void }

export function TwoStepSettings({ username, twoStep, onTurnedOn }: Props) {
  const { isOn, isAvailable, isRequired, recoveryCodesLeft } = twoStep
  const setUp = useDialog('two-step')
  const renewal = useDialog('recovery-codes')
  const end = useDialog('two-step-off')
  return (
    <>
      {isRequired && !isOn && <p className={css.needed}>You need it to moderate here.</p>}
      {isOn ? (
        <p>On. {left(recoveryCodesLeft)}</p>
      ) : (
        <p>
          {isAvailable
            ? 'Off. With it you enter a code from an app on your phone after the password, so that nobody gets in with the password alone.'
            : 'Whoever runs this site has not set it up.'}
        </p>
      )}
      {!isOn && isAvailable && (
        <Button kind="outline" onClick={setUp.open}>
          Turn on
        </Button>
      )}
      {isOn && (
        <div className={css.buttons}>
          <Button kind="outline" onClick={renewal.open}>
            New recovery codes
          </Button>
          <Button kind="outline" onClick={end.open}>
            Turn off
          </Button>
        </div>
      )}
      {setUp.isOpen && (
        <OverlayPart onMissing={setUp.close}>
          <SetUpDialog username={username} onTurnedOn={onTurnedOn} onClose={setUp.close} />
        </OverlayPart>
      )}
      {renewal.isOpen && (
        <OverlayPart onMissing={renewal.close}>
          <TwoStepDialog username={username} to="renew" onClose={renewal.close} />
        </OverlayPart>
      )}
      {end.isOpen && (
        <OverlayPart onMissing={end.close}>
          <TwoStepDialog username={username} to="end" onClose={end.close} />
        </OverlayPart>
      )}
    </>
  )
}

function left(codes: number): string {
  if (codes === 0) return 'No recovery code is left: make new ones.'
  return codes === 1 ? '1 recovery code is left.' : `${codes} recovery codes are left.`
}
