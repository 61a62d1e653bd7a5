/** Components for pages that require a session: forms and overlays. Public pages use `parts`. */
export {
  Checkbox,
  Drawer,
  Dropdown,
  Form,
  Input,
  InputNumber,
  Modal,
  Popconfirm,
  Popover,
  Segmented,
  Select,
  Switch,
  Tag,
  Tooltip,
} from 'antd'
