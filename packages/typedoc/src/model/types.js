/**
 * The reference of a package as pages show it: plain data, without anything of TypeDoc. Ids of headings and addresses of
 * links are decided here, so that neither pages nor the link checker compute any.
 */
export {};
