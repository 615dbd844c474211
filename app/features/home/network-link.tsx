import { localizePath } from "../../language";
import { useLanguage } from "../../text/text-context";
import { PageLink } from "../../ui/page-link";

/** The quiet way out of a call to apply: the free network. */
export function NetworkLink({ children }: { children: string }) {
	const language = useLanguage();
	return (
		<PageLink to={localizePath("/network", language)} className="text-link inline-flex min-h-11 items-center">
			{children}
		</PageLink>
	);
}
