import BlogPage from '@/features/blog/blog-page';
import { withPublicCache } from './with-public-cache';

export default withPublicCache(BlogPage);
