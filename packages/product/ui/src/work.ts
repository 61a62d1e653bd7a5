/** What one works with after signing in: forms, and what opens over a page. Public pages use `parts`. */
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
  Rate,
  Segmented,
  Select,
  Switch,
  Tag,
  Timeline,
  Tooltip,
} from 'antd'
