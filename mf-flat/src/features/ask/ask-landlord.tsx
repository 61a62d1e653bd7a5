import { lazyChunk, useDialog, useSay } from '@domizil/app-kit'
import { MessageSquare } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { Suspense } from 'react'
import { ASK } from '../../lib/ask-dialog-name.ts'
import { useQuestion } from './use-question.ts'

const AskDialog = lazyChunk('ask', () =>
  import(/* webpackChunkName: "ask" */ './ask-dialog.tsx').then((module) => module.AskDialog),
)

interface AskLandlordProps {
  flatId: number
  /** The name of the landlord. */
  landlord: string
}

/** The button to ask the landlord before a request, and the form behind it. */
export function AskLandlord({ flatId, landlord }: AskLandlordProps) {
  const say = useSay()
  const question = useQuestion(flatId)
  const { isOpen, open, close } = useDialog(ASK)

  return (
    <>
      <Button block icon={<MessageSquare size={17} />} onClick={() => open()}>
        {say('ask.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <AskDialog landlord={landlord} question={question} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
