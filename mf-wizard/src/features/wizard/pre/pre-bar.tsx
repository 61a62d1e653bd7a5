import { useShell } from '@domizil/app-kit'
import { CookiesFirst, useLogin } from '@domizil/app-kit/login'
import { ArrowLeft, ArrowRight } from '@domizil/ui/icons'
import { Button, buttonClass } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { offerFlatPath, preWizardPath } from '@domizil/links'
import { useAtomValue } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { FootBar } from '../foot-bar.tsx'
import { savingAtom } from '../saving-atom.ts'
import preStyles from './pre.module.css'
import { usePreSteps } from './use-pre-flat.ts'
import { usePreStep } from './use-pre-step.ts'

/** Navigation through the steps, and from the last one to the flat's form, after a sign-in if necessary. */
export function PreBar() {
  const { previous, next, goTo, isToCreate } = usePreStep()
  const { goOn, create, isSignedIn } = usePreSteps()
  const { status } = useAtomValue(savingAtom)

  return (
    <FootBar>
      {previous ? (
        <Button onClick={() => goTo(previous)}>
          <ArrowLeft size={16} aria-hidden="true" />
          <FormattedMessage id="bar.back" />
        </Button>
      ) : (
        <Link className={buttonClass()} to={offerFlatPath()}>
          <FormattedMessage id="pre.leave" />
        </Link>
      )}
      {next && (
        <Button variant="primary" onClick={() => void goOn()}>
          <FormattedMessage id="bar.next" />
          <ArrowRight size={16} aria-hidden="true" />
        </Button>
      )}
      {!next && isSignedIn && (
        <Button variant="primary" busy={status === 'saving' || isToCreate} onClick={() => void create()}>
          <FormattedMessage id="pre.create" />
        </Button>
      )}
      {!next && !isSignedIn && <SignUpFirst />}
    </FootBar>
  )
}

/** A flat needs an owner: after signing up, or in, it is created without another click. Most come here without an account. */
function SignUpFirst() {
  const shell = useShell()
  const { button, ...login } = useLogin()
  const returnTo = preWizardPath({ step: 3, create: true })

  return (
    <>
      <CookiesFirst {...login} className={preStyles.reason} />
      <Button {...button} onClick={() => shell.login(returnTo)}>
        <FormattedMessage id="pre.logIn" />
      </Button>
      <Button
        variant="primary"
        className={preStyles.signUp}
        {...button}
        onClick={() => shell.login(returnTo, { isNew: true })}
      >
        <FormattedMessage id="pre.signUp" />
      </Button>
    </>
  )
}
