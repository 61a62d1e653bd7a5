import { Button } from '@domizil/ui/parts'
import { Progress, Upload, type UploadFile } from '@domizil/ui/upload'
import type { Example, ExampleProps } from './example.ts'
import styles from './parts/example.module.css'

export const uploadExamples: readonly Example[] = [
  { name: 'Upload uploading, done, failed', States: Files },
  { name: 'Progress, failed, done', States: Bars },
]

function Files({ word }: ExampleProps) {
  const files: UploadFile[] = [
    { uid: '1', name: `${word('file')} 1.jpg`, status: 'uploading', percent: 40 },
    { uid: '2', name: `${word('file')} 2.jpg`, status: 'done' },
    { uid: '3', name: `${word('file')} 3.jpg`, status: 'error', response: word('error') },
  ]

  return (
    <Upload
      className={styles.wide ?? ''}
      fileList={files}
      progress={{ 'aria-label': word('loading') }}
      beforeUpload={() => false}
    >
      <Button>{word('add')}</Button>
    </Upload>
  )
}

function Bars({ word }: ExampleProps) {
  return (
    <>
      <Progress percent={40} aria-label={word('loading')} />
      <Progress percent={70} status="exception" aria-label={word('error')} />
      <Progress percent={100} aria-label={word('complete')} />
    </>
  )
}
