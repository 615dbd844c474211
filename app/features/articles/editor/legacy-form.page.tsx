import { redirect } from "react-router";

/** An address that links of the content area once had. */
export function loader() {
	throw redirect("/admin/add-article", 301);
}
