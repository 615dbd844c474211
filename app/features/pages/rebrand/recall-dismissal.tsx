import { recallScript } from "./notice.ts";

/** Goes into `<head>`, before the stylesheets: an inline script after them would wait for them. */
export function RecallDismissal() {
	return <script dangerouslySetInnerHTML={{ __html: recallScript }} />;
}
