// Stands in for the sentences of the federation runtime's errors: each has its code, which is all that is read.
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
