/**
 * Rows, and what describes one of them; and what antd's table is made of itself: a list that shows these alone does
 * not fetch `work` before its first dialog.
 */
export {
  Checkbox,
  Descriptions,
  Dropdown,
  Pagination,
  Statistic,
  Table,
  type TableColumnsType,
  type TableProps,
  Tag,
} from 'antd'
