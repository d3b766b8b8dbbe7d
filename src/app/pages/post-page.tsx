import PostPage from '@/features/blog/post-page';
import { withPublicCache } from './with-public-cache';

export default withPublicCache(PostPage);
