import type { ComponentType } from 'react';
import type { ContentView } from '../screens.ts';
import { ArticlesView } from './articles-view.tsx';
import { CoursesView } from './courses-view.tsx';
import { PicturesView } from '../pictures/pictures-view.tsx';
import { PublishView } from './publish-view.tsx';
import { TextsView } from './texts-view.tsx';

const screens: Record<ContentView, ComponentType> = {
  courses: CoursesView,
  texts: TextsView,
  articles: ArticlesView,
  pictures: PicturesView,
  publish: PublishView,
};

/** The screens that change the site's content; their code is loaded when one of them is first opened. */
export function ContentScreens({ view }: { view: ContentView }) {
  const Shown = screens[view];
  return <Shown />;
}
