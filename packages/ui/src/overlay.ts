/** What opens over a page, for pages full of antd. The frame and the tenant's pages use `parts`. */
export { Drawer, Dropdown, Modal, Popconfirm, Popover, Tooltip } from 'antd'
