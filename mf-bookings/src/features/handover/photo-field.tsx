import { useSay } from '@domizil/app-kit'
import { X } from '@domizil/ui/icons'
import { Field, Tag } from '@domizil/ui/parts'
import { FileChooser } from '../../lib/file-chooser.tsx'
import type { HandoverFields } from './handover-fields.ts'
import { HandoverPhoto } from './handover-photo.tsx'
import styles from './handover.module.css'
import type { Photo } from './stored-draft.ts'

interface PhotoFieldProps {
  field: string
  /** The room or meter. */
  title: string
  photos: readonly Photo[]
  fields: HandoverFields
}

/** The photos of a room or meter, also those that are on this device only. */
export function PhotoField({ field, title, photos, fields }: PhotoFieldProps) {
  const say = useSay()
  const refused = new Set(photos.flatMap((photo) => fields.refused.get(`${photo}`) ?? []))
  const without = (photo: Photo) =>
    fields.set(
      field,
      photos.filter((one) => one !== photo),
    )

  return (
    <Field label={say('handover.photos')} error={[...refused].join(' ')}>
      {(control) => (
        <div className={styles.photos}>
          {photos.map((photo, index) => (
            <span key={photo} className={styles.photo}>
              <HandoverPhoto
                bookingId={fields.bookingId}
                photo={photo}
                alt={say('handover.photo', { room: title, number: index + 1 })}
              />
              {typeof photo === 'string' && (
                <span className={styles.badge}>
                  <Tag tone={fields.refused.has(photo) ? 'danger' : 'warn'}>
                    {say(fields.refused.has(photo) ? 'handover.refused' : 'handover.unsent')}
                  </Tag>
                </span>
              )}
              <button
                type="button"
                className={styles.away}
                aria-label={say('handover.removePhoto', { room: title, number: index + 1 })}
                onClick={() => without(photo)}
              >
                <X size={16} />
              </button>
            </span>
          ))}
          {fields.isFull ? (
            <span className={styles.quiet}>{say('handover.full')}</span>
          ) : (
            <FileChooser
              control={control}
              accept="image/*,.heic"
              isMultiple
              onChoose={(chosen) => void fields.addPhotos(field, chosen)}
            >
              {say('handover.addPhoto')}
            </FileChooser>
          )}
        </div>
      )}
    </Field>
  )
}
