/** Controls of forms. A page that only searches gets by with the plain ones in `parts`. */
export {
  AutoComplete,
  Checkbox,
  Form,
  type FormInstance,
  type FormProps,
  type FormRule,
  Input,
  InputNumber,
  Radio,
  Segmented,
  Select,
  Slider,
  Switch,
} from 'antd'
