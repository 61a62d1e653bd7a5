// proves 13.7
import { expect, test } from '@jest/globals'
import { CANCEL_REASONS } from '@domizil/domain'
import de from '../../messages/de.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import es from '../../messages/es.json' with { type: 'json' }

test.each(Object.entries({ en, de, es }))('in %s each reason of a cancellation has a text', (_, texts) => {
  const reasons = Object.keys(texts).filter((id) => id.startsWith('cancelReason.'))

  expect(reasons).toEqual(CANCEL_REASONS.map((reason) => `cancelReason.${reason}`).toSorted())
})
