import { Link } from "react-router";
import { localizePath } from "../../language";
import { useLanguage } from "../../text/text-context";

/** The quiet way out of a call to apply: the free network. */
export function NetworkLink({ children }: { children: string }) {
	const language = useLanguage();
	return (
		<Link to={localizePath("/network", language)} className="text-link inline-flex min-h-11 items-center">
			{children}
		</Link>
	);
}
