/** Tables and what stands around them. */
export {
  Descriptions,
  Pagination,
  Statistic,
  Table,
  type TableColumnsType,
  type TableProps,
  Tabs,
} from 'antd'
