import { dismissalScript } from "./notice.ts";

/** Goes into `<head>`, before the stylesheets: an inline script after them would wait for them. */
export function DismissalScript() {
	return <script dangerouslySetInnerHTML={{ __html: dismissalScript }} />;
}
