/** Choosing and dropping files. */
export { Progress, Upload, type UploadFile, type UploadProps } from 'antd'
