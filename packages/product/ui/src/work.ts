/** Components for pages that require a session: forms and overlays. Public pages use `parts`. */
export {
  Checkbox,
  Drawer,
  Form,
  Input,
  InputNumber,
  Modal,
  Popover,
  Segmented,
  Select,
  Switch,
  Tag,
  Tooltip,
} from 'antd'
