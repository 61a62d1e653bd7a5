/** Components for pages that require a session: overlays and choices. Public pages use `parts`. */
export { Drawer, Modal, Popover, Switch, Tag, Tooltip } from 'antd'
