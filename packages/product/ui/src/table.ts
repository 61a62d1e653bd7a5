/**
 * Tables and descriptions, and the parts of antd that its table consists of: a list that renders only these does not
 * load `work` before its first dialog.
 */
export {
  Checkbox,
  Descriptions,
  Dropdown,
  Pagination,
  Table,
  type TableColumnsType,
  type TableProps,
  Tag,
} from 'antd'
