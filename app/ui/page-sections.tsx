import type { ComponentType } from "react";

/**
 * The sections of a page in the order that its owner chose, each with the page's data; those that the
 * order does not name are left out.
 */
export function PageSections<Data extends object>(props: {
	order: readonly string[];
	sections: Record<string, ComponentType<Data>>;
	data: Data;
}) {
	return props.order.map((name) => {
		const Section = props.sections[name];
		return Section && <Section key={name} {...props.data} />;
	});
}
